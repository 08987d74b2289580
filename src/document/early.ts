/*
 * A module that the list of projects and the first page of a project fetch beside the app (docs/first-screen.md): shows
 * the main data if its answer comes before the app. It has run when the data is painted, or is left to the app.
 */
import { parseJson } from '@/lib/json';
import { isRecord } from '@/lib/record';
import { parseSearch } from '@/lib/search';
import { showEarlyProjects } from './early-projects';
import { painted } from './painted';

const frame = document.getElementById('prerendered');
const show = earlyView();
// The first early call of a page is that of its main data.
const [call] = window.earlyCalls?.values() ?? [];
if (frame && show && call) {
  const { ok, body } = await call.answer;
  if (ok && show(frame, parseJson(body))) await painted();
}

/** The function that shows the main data of the open page in the frame. */
function earlyView() {
  if (document.documentElement.dataset['page'] === 'project') return showEarlyProject;
  const { filter: _filter, ...others } = parseSearch(window.location.search);
  // Search and order are the app's: the early list has the server's order.
  return Object.keys(others).length === 0 ? showEarlyProjects : undefined;
}

/** Writes the served theme of a project into the heading of the frame; returns whether it was written. */
function showEarlyProject(page: HTMLElement, served: unknown): boolean {
  const place = page.querySelector('h1 bdi');
  const theme = isRecord(served) ? served['theme'] : undefined;
  if (!place || typeof theme !== 'string') return false;
  place.textContent = theme;
  return true;
}
