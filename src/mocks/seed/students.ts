import type { Professor, Student } from '../model';
import { pick } from '../pick';

const SURNAMES = words(
  'Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов ' +
    'Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев ' +
    'Макаров Никитин Захаров',
);
const MEN = words(
  'Александр Дмитрий Максим Артём Иван Михаил Кирилл Егор Никита Тимофей Роман Лев',
);
const WOMEN = words('Анна Мария Елена Дарья Алина Ирина Екатерина Полина Софья Юлия Ксения Вера');
/** Middle names without their ending, which is ич or на. */
const FATHERS = words(
  'Александров Сергеев Андреев Дмитриев Игорев Олегов Павлов Викторов Юрьев Николаев',
);
const PROGRAMMES = [
  'Программная инженерия',
  'Прикладная информатика',
  'Информатика и вычислительная техника',
  'Информационная безопасность',
  'Прикладная математика',
];
const UNIVERSITIES = ['УрФУ', 'УрФУ', 'ЮУрГУ', 'ИТМО', 'НГТУ НЭТИ'];

function words(text: string): readonly string[] {
  return text.split(' ');
}

/**
 * The student with this id. These students are computed, not stored, so that an account with thousands of them
 * costs nothing until they are read.
 *
 * @internal exported for its tests.
 */
export function studentById(id: number): Student {
  const n = id - 1;
  const woman = n % 2;
  // Steps coprime to the lengths of the lists: neighbours differ, and repetitions are far apart.
  const surname = pick(SURNAMES, n * 7);
  const father = pick(FATHERS, n * 3 + Math.floor(n / 25));
  return {
    id,
    surname: woman ? `${surname}а` : surname,
    name: pick(woman ? WOMEN : MEN, n * 5 + Math.floor(n / 25)),
    // Some students have no middle name, and some servers send no programme.
    middlename: id % 11 === 0 ? '' : father + (woman ? 'на' : 'ич'),
    course: (n % 6) + 1,
    programme: id % 13 === 0 ? '' : pick(PROGRAMMES, n * 2),
    university: pick(UNIVERSITIES, n * 3),
  };
}

/** The professor's student with this id: one of their own, or the one that is computed. */
export function studentOf({ students = [] }: Pick<Professor, 'students'>, id: number): Student {
  return students.find((own) => own.id === id) ?? studentById(id);
}

/** Surname, first name and middle name in one text. */
export function fullName({ surname, name, middlename }: Student): string {
  return [surname, name, middlename].filter(Boolean).join(' ');
}
