import { createElement as h, use } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * @typedef {object} Project
 * @property {number} id
 * @property {string} theme
 * @property {number} year
 * @property {string} status
 * @property {string} stage
 * @property {Record<string, string | number>[]} students
 */

/** @type {Promise<{ projects: Project[] }>} */
const early = /** @type {never} */ (Reflect.get(window, 'early'));

/** What the list of projects costs at least: React, the one call, and every text of each row. */
function Projects() {
  return use(early).projects.map((project) =>
    h(
      'article',
      { key: project.id },
      h('small', null, `#${project.id} ${project.status} ${project.stage} ${project.year}`),
      h('h2', null, h('a', { href: `/projects/${project.id}` }, project.theme)),
      project.students.map((student) =>
        h('p', { key: student['student_name'] }, Object.values(student).join(' · ')),
      ),
    ),
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(h(Projects));
