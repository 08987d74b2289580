import { sessionCall } from '../call';
import { findRecord } from '../find';
import { badRequest, done, json } from '../reply';
import { fullName, studentOf } from '../seed/students';
import * as bodies from '../wire/bodies';

/** The calls of applications for supervision (spec §7, answers §3 "Application"). */
export const applicationCalls = [
  sessionCall({
    method: 'GET',
    path: '/applications/professor',
    summary: 'Заявки на научное руководство',
    handle: ({ professor }) =>
      json({
        applications: professor.applications.map(({ id, studentId, approved }) => {
          const student = studentOf(professor, studentId);
          return {
            id,
            professor_id: professor.id,
            student_id: studentId,
            student_name: fullName(student),
            student_uni: student.university,
            student_ed_prog: student.programme,
            student_course: student.course,
            status: approved ?? 'null',
          };
        }),
      }),
  }),

  sessionCall({
    method: 'PUT',
    path: '/applications/:id',
    summary: 'Решение по заявке',
    body: bodies.applicationDecision,
    example: {
      params: { id: 3 },
      body: { id: 3, student_id: 23, professor_id: 1, status: true },
    },
    handle({ professor, params, body, demand, profile }) {
      const id = profile.isReal ? body.id : params.id;
      const application = findRecord(professor.applications, id, 'Заявка не найдена');
      const isAboutIt =
        body.id === application.id &&
        body.student_id === application.studentId &&
        body.professor_id === professor.id;
      if (!profile.isReal && !isAboutIt) throw badRequest('Данные не относятся к этой заявке');
      const isFirst = application.approved === null;
      // Repeating a decision changes nothing; the opposite decision is refused, but not by real servers.
      if (!profile.isReal && !isFirst && application.approved !== body.status) {
        throw badRequest('Заявка уже рассмотрена');
      }
      demand('decision', isFirst, 'Заявка уже рассмотрена');
      application.approved = body.status;
      return done;
    },
  }),
];
