import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import story, { ThreeLateTasks } from '../recipes/late-tasks.stories';
import { server } from '../server';

test('the story of docs/testing.md, as Storybook runs it: handlers, loaders, render', async () => {
  server.use(...story.parameters.msw.handlers);
  const [load] = ThreeLateTasks.loaders;
  const loaded = load();

  render(ThreeLateTasks.render({}, { loaded }));

  const tasks = within(await screen.findByRole('region', { name: 'Задания' }));
  expect(await tasks.findByText('Выполнено 0 из 3')).toBeVisible();
});
