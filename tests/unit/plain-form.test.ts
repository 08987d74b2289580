import { expect, test } from 'vitest';
import { asTyped, textForm, trimmed } from '@/schemas/plain-form';

const form = textForm({
  name: trimmed((name) => (name === '' ? 'Нет имени' : undefined)),
  password: asTyped((password) => (password.length < 3 ? 'Коротко' : undefined)),
  note: trimmed(),
});

test('all fields are sent, trimmed where blanks have no meaning', () => {
  const typed = { name: ' Анна ', password: ' a ', note: ' ' };
  expect(form.safeParse(typed)).toEqual({
    success: true,
    data: { name: 'Анна', password: ' a ', note: '' },
  });
});

test('every field that is wrong is named, with its own words', () => {
  const { error } = form.safeParse({ name: '  ', password: 'ab', note: 7 });
  expect(error?.issues.map(({ path, code, message }) => [path, code, message])).toEqual([
    [['name'], 'custom', 'Нет имени'],
    [['password'], 'custom', 'Коротко'],
    [['note'], 'invalid_type', 'not a text'],
  ]);
  expect(form.safeParse('нет').error?.issues).toHaveLength(3);
});

test('each field can be read by its own rules', () => {
  expect(form.shape['name']?.safeParse('Анна').success).toBe(true);
  expect(form.shape['name']?.safeParse('').error?.issues[0]?.code).toBe('custom');
  expect(form.shape['name']?.safeParse({}).error?.issues[0]?.code).toBe('invalid_type');
});
