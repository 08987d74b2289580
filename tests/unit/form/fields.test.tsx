import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '@/components/form/form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextField } from '@/components/form/form-text-field';
import { FormNumberField } from '@/components/form/number-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { dateTimeText, requiredText } from '@/schemas/form-fields';
import { newMeetingForm } from '@/schemas/meetings';
import { newProjectForm } from '@/schemas/projects';
import { emptyBadDate, enterBadDate, enterDate } from '../../enter';

const schema = z.object({ name: requiredText, deadline: dateTimeText, year: z.string() });

function TaskForm({ send }: { send: (values: unknown) => Promise<void> }) {
  const form = useDraftForm({
    draft: 'fields',
    schema,
    defaultValues: { name: '', deadline: '', year: '2026' },
    action: { mutationKey: ['fields'], mutationFn: send },
    body: (values) => values,
    onSuccess: undefined,
    onFailure: undefined,
  });
  const { control } = form;
  return (
    <Form form={form}>
      <FormTextField control={control} name="name" label="Название" />
      <FormDateField hasTime control={control} name="deadline" label="Срок" />
      <FormNumberField control={control} name="year" label="Год" min={2000} max={2100} />
      <FormSubmit form={form}>Отправить</FormSubmit>
    </Form>
  );
}

function setUp() {
  const send = vi.fn((_values: unknown) => Promise.resolve());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TaskForm send={send} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }),
    deadline: screen.getByLabelText<HTMLInputElement>('Срок'),
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Отправить' })),
    sent: () => send.mock.calls.map(([values]) => values),
  };
}

test('a date that no calendar has is refused at its field until it is emptied', async () => {
  const { name, deadline, submit, sent } = setUp();
  fireEvent.change(name, { target: { value: 'Глава' } });
  enterBadDate(deadline);
  fireEvent.blur(deadline);
  expect(await screen.findByText('Такой даты нет')).toBeVisible();
  submit();
  await waitFor(() => expect(deadline).toHaveFocus());
  expect(sent()).toEqual([]);
  emptyBadDate(deadline);
  fireEvent.blur(deadline);
  await waitFor(() => expect(screen.queryByText('Такой даты нет')).toBeNull());
  submit();
  await waitFor(() => expect(sent()).toEqual([{ name: 'Глава', deadline: '', year: '2026' }]));
});

test('the chosen moment is told in words, also beside a message', () => {
  const { deadline } = setUp();
  expect(deadline).not.toHaveAccessibleDescription();
  enterDate(deadline, '22.12.2026 18:30');
  expect(deadline).toHaveAccessibleDescription('вторник, 22 декабря 2026, 18:30');
  enterDate(deadline, '29.02.2028 09:05');
  expect(deadline).toHaveAccessibleDescription('вторник, 29 февраля 2028, 09:05');
  // While a year is typed, its first digits are a year too.
  fireEvent.change(deadline, { target: { value: '0020-12-22T18:30' } });
  expect(deadline).not.toHaveAccessibleDescription();
});

test('what a program filled in without events is sent, and is not emptied', async () => {
  const { user, name, deadline, submit, sent } = setUp();
  name.value = 'Глава';
  deadline.value = '2030-12-01T18:30';
  await user.click(name);
  await user.tab();
  expect(name).toHaveValue('Глава');
  submit();
  await waitFor(() =>
    expect(sent()).toEqual([{ name: 'Глава', deadline: '2030-12-01T18:30', year: '2026' }]),
  );
  expect(screen.queryByText('Обязательное поле')).toBeNull();
});

test('characters that nobody sees do not go out of a field of one line', async () => {
  const { name, submit, sent } = setUp();
  fireEvent.change(name, { target: { value: '\u200B Вве\u2060дение\u00AD' } });
  submit();
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ name: 'Введение' })]));
});

test('unreadable text in a number field is not empty, and the schemas name their rule', () => {
  setUp();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Год' }), { target: { value: 'e' } });
  expect(screen.getByRole('spinbutton', { name: 'Год' })).toHaveValue('e');
  const { duration } = newMeetingForm.shape;
  expect(duration.safeParse('e').error?.issues[0]?.message).toBe('От 1 до 180 минут');
  expect(newProjectForm.shape.year.safeParse('e').error?.issues[0]?.message).toBe(
    'Укажите год от 2000 до 2100',
  );
});
