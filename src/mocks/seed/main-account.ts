import type { Application } from '../model';
import { mainCommits } from './main-commits';
import { mainMeetings } from './main-meetings';
import { mainProjects } from './main-projects';
import { mainTasks } from './main-tasks';
import type { SeedData } from './seed-data';

/** The main demo account: all services are connected, and records exist in every state. */
export const mainData: SeedData = (professor, now) => {
  professor.scienceDegree = 'Доктор технических наук';
  professor.integrations = {
    planner: { service: 'Google Calendar', calendar: 'Консультации' },
    cloudDrive: { service: 'Google Drive', baseFolder: 'Научное руководство' },
    repositoryHubs: ['GitHub'],
  };
  professor.projects = mainProjects(now);
  professor.tasks = mainTasks(now);
  professor.commits = mainCommits(now);
  professor.meetings = mainMeetings(now);
  professor.applications = mainApplications();
};

// Student 21 has two approved applications, but the picker offers each student once. Student 31 was approved
// and has applied again.
function mainApplications(): Application[] {
  return [
    { id: 1, studentId: 21, approved: true },
    { id: 2, studentId: 22, approved: true },
    { id: 3, studentId: 23, approved: null },
    { id: 4, studentId: 24, approved: false },
    { id: 5, studentId: 21, approved: true },
    { id: 6, studentId: 26, approved: null },
    { id: 7, studentId: 27, approved: true },
    { id: 8, studentId: 28, approved: null },
    { id: 9, studentId: 29, approved: false },
    { id: 10, studentId: 30, approved: true },
    { id: 11, studentId: 31, approved: true },
    { id: 12, studentId: 31, approved: null },
    { id: 13, studentId: 33, approved: null },
  ];
}
