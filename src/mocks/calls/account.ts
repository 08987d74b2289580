import { sessionCall } from '../call';
import type { Integrations, Professor } from '../model';
import { json } from '../reply';
import { fullName, studentOf } from '../seed/students';
import { projectStudent } from './projects';

/** The calls of the professor's own page and of the students list (spec §7, answers §3). */
export const accountCalls = [
  sessionCall({
    method: 'GET',
    path: '/account',
    summary: 'Профиль',
    handle: ({ professor }) =>
      json({
        id: professor.id,
        name: professor.name,
        science_degree: professor.scienceDegree,
        university: professor.university,
      }),
  }),

  sessionCall({
    method: 'GET',
    path: '/account/integrations',
    summary: 'Подключённые сервисы',
    handle: ({ professor }) => json(integrationsAnswer(professor.integrations)),
  }),

  sessionCall({
    method: 'GET',
    path: '/students',
    summary: 'Студенты',
    // Spec §7 does not define the shape: all students who have applied, with the fields of applications.
    handle({ professor, profile }) {
      if (profile.isReal) return json({ students: studentsWithProject(professor) });
      const ids = new Set(professor.applications.map(({ studentId }) => studentId));
      return json({
        students: [...ids]
          .map((id) => studentOf(professor, id))
          .map((student) => ({
            id: student.id,
            name: fullName(student),
            course: student.course,
            education_programme: student.programme,
            university: student.university,
          })),
      });
    },
  }),
];

/** All known students with the project that they have, as the one real server with this call lists them. */
function studentsWithProject(professor: Professor) {
  const { applications, projects } = professor;
  const ids = new Set([
    ...projects.flatMap(({ studentIds }) => studentIds),
    ...applications.map(({ studentId }) => studentId),
  ]);
  return [...ids].map((id) => {
    const project = projects.find(({ studentIds }) => studentIds.includes(id));
    return {
      id,
      ...projectStudent(studentOf(professor, id)),
      project_theme: project?.theme ?? '',
      project_id: project?.id ?? 0,
    };
  });
}

function integrationsAnswer({ planner, cloudDrive, repositoryHubs }: Integrations) {
  return {
    planner: planner ? { type: { name: planner.service }, planner_name: planner.calendar } : null,
    cloud_drive: cloudDrive
      ? { type: { name: cloudDrive.service }, base_folder_name: cloudDrive.baseFolder }
      : null,
    repo_hubs: repositoryHubs.map((name) => ({ name })),
  };
}
