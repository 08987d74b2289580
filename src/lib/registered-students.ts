import * as z from 'zod/mini';
import { entriesOf, kept } from './kept';
import { browserStore } from './storage';

const registeredStudent = z.object({
  /** The identifier as text. */
  student: z.string(),
  /** Marks the project. */
  project: z.string(),
  /** When it was registered, in milliseconds. */
  time: z.number(),
});
export type RegisteredStudent = z.infer<typeof registeredStudent>;

/**
 * Students for whom this browser has registered projects, per account (`getSession().account`), the latest first.
 * The server's list of applications still offers them (decisions §5.41). If this is lost, they are offered once
 * more.
 */
export const registeredStudents = kept({
  name: 'registered-students',
  store: browserStore,
  read: entriesOf((stored) => registeredStudent.safeParse(stored).data),
});
