import { getAccount, getIntegrations, getPlanners } from '@/api/account';
import { getApplications } from '@/api/applications';
import { getCommits } from '@/api/commits';
import { getMeetings } from '@/api/meetings';
import { getProject, getProjectStages, getProjectStatuses, getProjects } from '@/api/projects';
import { pingAuth } from '@/api/session';
import { getStatistics } from '@/api/statistics';
import { getStudents } from '@/api/students';
import { getTaskProject, getTaskStatuses, getTasks } from '@/api/tasks';
import { commitsFrom } from './contract/breaches';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Every read of the contract by its call in spec §7: the app's function for it, and an address of the main
 * account. The tests with hostile, lean and described answers run over this table.
 */
export const READS: Record<string, { path: string; read: () => Promise<unknown> }> = {
  'GET /projects': { path: '/projects', read: () => getProjects() },
  'GET /projects/statuslist': { path: '/projects/statuslist', read: () => getProjectStatuses() },
  'GET /projects/stagelist': { path: '/projects/stagelist', read: () => getProjectStages() },
  'GET /projects/:projectId': { path: '/projects/1', read: () => getProject(1) },
  'GET /projects/:projectId/statistics': {
    path: '/projects/2/statistics',
    read: () => getStatistics(2),
  },
  'GET /projects/:projectId/commits': {
    get path() {
      return commitsFrom(Date.now() - MONTH_MS);
    },
    read: () => getCommits(1, new Date(Date.now() - MONTH_MS)),
  },
  'GET /projects/:projectId/tasks': { path: '/projects/1/tasks', read: () => getTasks(1) },
  'GET /projects/:projectId/tasks/:taskId': {
    path: '/projects/1/tasks/1',
    read: () => getTaskProject(1, 1),
  },
  'GET /tasks/statuslist': { path: '/tasks/statuslist', read: () => getTaskStatuses() },
  'GET /account': { path: '/account', read: () => getAccount() },
  'GET /account/integrations': { path: '/account/integrations', read: () => getIntegrations() },
  'GET /applications/professor': { path: '/applications/professor', read: () => getApplications() },
  'GET /slots/professor/student': { path: '/slots/professor/student', read: () => getMeetings() },
  'GET /students': { path: '/students', read: () => getStudents() },
  'GET /auth/integration/getplanners': {
    path: '/auth/integration/getplanners',
    read: () => getPlanners(),
  },
  'GET /pingauth': { path: '/pingauth', read: () => pingAuth() },
};

/** Reads whose answer is a plain text without fields. */
export const WITHOUT_FIELDS = ['GET /auth/integration/authlink/:service'];
