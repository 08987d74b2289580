import type { Id } from '@/lib/id';
import type { WallClock } from '@/lib/served-time';
import type { ReadList, ReadRecord } from './read-list';

/** Grades are integers from 1 to 10 (spec §5, §9). */
export const GRADE = { min: 1, max: 10 } as const;

/** Most projects that are graded on one page. */
export const MOST_GRADED = 60;

/** A criterion of a review or of a template: its text and weight. */
export interface Criterion {
  text: string;
  /** The weight in tenths; a served one may lie between them. */
  tenths: number;
}

/** A criterion with its grade; `undefined` for none. */
export interface GradedCriterion extends Criterion {
  grade: number | undefined;
}

/** The supervisor's review. */
export type Review = ReadRecord<{
  id: Id | undefined;
  /** Only its date is meant. */
  date: WallClock | undefined;
  criteria: ReadList<GradedCriterion>;
}>;

/** The grades of a project; those that a professor has set are kept as served. */
export type Grades = ReadRecord<{
  defence: number | undefined;
  /** Calculated by the server from the criteria, with at most two digits. */
  supervisor: number | undefined;
  /** Calculated by the server from the two others, with at most two digits. */
  final: number | undefined;
  review: Review | undefined;
}>;

/** Statistics of a project (spec §3 "Statistics"); an unreadable number is `undefined`. */
export interface Statistics {
  totalTasks: number | undefined;
  doneTasks: number | undefined;
  /** 0 to 100, without a fraction. */
  donePercent: number | undefined;
  grades: Grades | undefined;
}
