import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormDateField } from '@/components/form/form-date-field';
import { FormNumberField } from '@/components/form/form-number-field';
import { newMeetingForm } from '@/schemas/meetings';
import { newProjectForm } from '@/schemas/projects';

function Form() {
  const { control, reset, watch } = useForm({ defaultValues: { day: '', year: '2026' } });
  return (
    <>
      <FormDateField control={control} name="day" label="День" />
      <FormNumberField control={control} name="year" label="Год выполнения" min={2000} max={2100} />
      <output>{JSON.stringify(watch())}</output>
      <button type="button" onClick={() => reset()}>
        Заново
      </button>
    </>
  );
}

const held = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('a form that is reset empties a date that was half typed', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const day = screen.getByRole('textbox', { name: 'День' });
  await user.click(day);
  await user.keyboard('0105');
  expect(held()).toEqual({ day: 'incomplete', year: '2026' });
  await user.click(screen.getByRole('button', { name: 'Заново' }));
  expect(day).toHaveValue('');
  expect(held()).toEqual({ day: '', year: '2026' });
});

test('deleting a half-typed date key by key leaves none', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('textbox', { name: 'День' }));
  await user.keyboard('0105');
  expect(held()).toEqual({ day: 'incomplete', year: '2026' });
  await user.keyboard('{Backspace>5/}');
  expect(held()).toEqual({ day: '', year: '2026' });
});

test('unreadable text in a number field is not empty, and the schemas name their rule', () => {
  render(<Form />);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Год выполнения' }), {
    target: { value: 'e' },
  });
  const { year } = held() as { year: string };
  expect(year).toBe('e');
  const meeting = {
    description: '',
    time: '2099-01-01T10:00',
    isOnline: false,
    till: '',
    pause: '0',
    weekdays: [],
    weeks: '1',
    until: '',
    turned: [],
  };
  const messages = newMeetingForm.safeParse({ ...meeting, duration: year }).error?.issues;
  expect(messages?.map(({ message }) => message)).toEqual(['От 1 до 180 минут']);
  expect(newProjectForm.shape.year.safeParse(year).error?.issues[0]?.message).toBe(
    'Укажите год от 2000 до 2100',
  );
});

const PRESETS = [{ label: 'Пятница 18:00', value: '2026-11-27T18:00' }];

function Deadline() {
  const { control } = useForm({ defaultValues: { deadline: '' } });
  return <FormDateField hasTime control={control} name="deadline" label="Срок" presets={PRESETS} />;
}

test('a preset is shown, even over half-typed text', async () => {
  const user = userEvent.setup();
  render(<Deadline />);
  const deadline = screen.getByRole('textbox', { name: 'Срок' });
  await user.click(deadline);
  await user.keyboard('01');
  await user.click(screen.getByRole('button', { name: 'Пятница 18:00' }));
  expect(deadline).toHaveValue('27.11.2026 18:00');
});

test.each(['31.03.2030 02:30', '31.03.2030, 02:30'])('%s can be pasted', async (text) => {
  const user = userEvent.setup();
  render(<Deadline />);
  const deadline = screen.getByRole('textbox', { name: 'Срок' });
  await user.click(deadline);
  await user.paste(text);
  expect(deadline).toHaveValue('31.03.2030 02:30');
});
