import { studentsAnswer } from '@/schemas/students';
import { request } from './http';

/** GET /students: the JSON as it is (spec §7). */
export function getStudents(signal?: AbortSignal) {
  return request({ path: '/students', answer: studentsAnswer, signal });
}
