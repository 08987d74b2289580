import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import { FormChoiceField } from '@/components/form/form-choice-field';

const CHOICES = [
  { id: '1', label: 'Умный дом', hint: '#1 · Иванов Иван' },
  { id: '2', label: 'Умный город' },
  { id: '3', label: 'Рекомендации' },
];

function One() {
  const { control, watch } = useForm({ defaultValues: { project: '' } });
  return (
    <>
      <FormChoiceField
        control={control}
        name="project"
        label="Проект"
        placeholder="Тема проекта"
        choices={CHOICES}
      />
      <output>{watch('project')}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const held = () => screen.getByRole('status').textContent;

beforeAll(() => import('@/components/mui/choice-input'));

test('an option is found by typing and chosen by the keyboard, the focus staying in the field', async () => {
  const user = userEvent.setup();
  render(<One />);
  await screen.findByRole('combobox', { name: 'Проект' });
  await user.tab();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('умн');
  expect(options()).toEqual(['Умный дом', 'Умный город']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Умный город' });
  expect(field()).toHaveAttribute('aria-activedescendant', active.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('Умный город');
  expect(held()).toBe('2');
});

test('a field that is left keeps its choice, an emptied one has none', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.click(await screen.findByRole('combobox', { name: 'Проект' }));
  await user.keyboard('иванов');
  // Found by what is not its name.
  await user.click(screen.getByRole('option', { name: 'Умный дом' }));
  expect(held()).toBe('1');
  await user.keyboard('{Backspace}');
  await user.tab();
  expect(field()).toHaveValue('Умный дом');
  expect(held()).toBe('1');
  await user.clear(field());
  expect(held()).toBe('');
  await user.keyboard('нет такого');
  expect(await screen.findByText('Нет доступных вариантов')).toBeVisible();
  await user.tab();
  expect(field()).toHaveValue('');
});

test('Escape closes the list alone', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.click(await screen.findByRole('combobox', { name: 'Проект' }));
  const hear = vi.fn();
  document.body.addEventListener('keydown', hear);
  await user.keyboard('{Escape}');
  document.body.removeEventListener('keydown', hear);
  expect(options()).toEqual([]);
  expect(hear).not.toHaveBeenCalled();
});
