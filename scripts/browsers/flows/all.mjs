import { accountFlows } from './account.mjs';
import { keyboardFlows } from './keyboard.mjs';
import { lostFileFlows } from './lost-files.mjs';
import { meetingFlows } from './meetings.mjs';
import { paperFlows } from './paper.mjs';
import { projectFlows } from './projects.mjs';

/** A flow for each form, and for what browsers have differed in, as [name, act] pairs. */
export const flows = [
  ...accountFlows,
  ...projectFlows,
  ...meetingFlows,
  ...lostFileFlows,
  ...keyboardFlows,
  ...paperFlows,
];

/** The flows of `npm test -- browsers --smoke`: a fast one of each kind. */
const SMOKE = ['login', 'a new task', 'the file of a page is lost once'];

export const smoke = flows.filter(([name]) => SMOKE.includes(name));
