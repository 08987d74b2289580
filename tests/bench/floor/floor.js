import { createElement as h, use } from 'react';
import { createRoot } from 'react-dom/client';

/** What the list of projects costs at least: React, the one call, and every text of each row. */
function Projects() {
  return use(window.early).projects.map((project) =>
    h(
      'article',
      { key: project.id },
      h('small', null, `#${project.id} ${project.status} ${project.stage} ${project.year}`),
      h('h2', null, h('a', { href: `/projects/${project.id}` }, project.theme)),
      (project.students ?? []).map((student) =>
        h('p', { key: student.student_name }, Object.values(student).join(' · ')),
      ),
    ),
  );
}

createRoot(document.querySelector('#root')).render(h(Projects));
