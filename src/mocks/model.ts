/*
 * The records of the sandbox. They are plain JSON, so that a professor's data can be written to a file or to
 * IndexedDB as it is; `src/mocks/calls` makes the answers of spec §3 from them.
 */

/** A student; each answer of the contract shows a part of these fields. */
export interface Student {
  id: number;
  surname: string;
  name: string;
  /** Empty for students without one. */
  middlename: string;
  course: number;
  /** May be empty: spec §2.4 shows it "if present". */
  programme: string;
  university: string;
}

interface Criterion {
  criteria: string;
  grade?: number | undefined;
  weight: number;
}

export interface Review {
  id: number;
  /** Wall clock marked as UTC. */
  created: string;
  criterias: Criterion[];
}

export interface Project {
  id: number;
  theme: string;
  year: number;
  /** Codes of `src/mocks/lists.ts`. */
  status: number;
  stage: number;
  cloudFolderLink?: string | undefined;
  studentIds: number[];
  defenceGrade?: number | undefined;
  review?: Review | undefined;
}

export interface Task {
  id: number;
  projectId: number;
  name: string;
  description: string;
  /** Wall clock marked as UTC. */
  deadline: string;
  status: number;
  cloudFolderLink?: string | undefined;
}

export interface Commit {
  projectId: number;
  /** An instant, as every other `…Time` below. */
  createdTime: string;
  message: string;
  createdBy: string;
}

export interface Application {
  id: number;
  studentId: number;
  /** `null` while pending. */
  approved: boolean | null;
}

export interface Meeting {
  id: number;
  startTime: string;
  endTime: string;
  isOnline: boolean;
  description: string;
  studentId?: number | undefined;
  projectId?: number | undefined;
}

export interface Integrations {
  /** `calendar` is empty until one has been chosen with setplanner. */
  planner?: { service: string; calendar: string } | undefined;
  /** `baseFolder` is empty while the root folder is not configured. */
  cloudDrive?: { service: string; baseFolder: string } | undefined;
  repositoryHubs: string[];
}

/** A professor with all data that only they may see. */
export interface Professor {
  id: number;
  name: string;
  scienceDegree: string;
  university: string;
  integrations: Integrations;
  projects: Project[];
  tasks: Task[];
  commits: Commit[];
  applications: Application[];
  meetings: Meeting[];
  /** The highest id used so far; ids of deleted records are never used again. */
  lastId: number;
}
