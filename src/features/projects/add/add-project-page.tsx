import { useQuery } from '@tanstack/react-query';
import { isMissingCall } from '@/api/errors';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Spinner } from '@/components/spinner';
import { NO_APPLICATIONS } from '@/domain/application';
import type { Id } from '@/lib/id';
import { applicationsOptions } from '@/queries/applications';
import { AddProjectForm } from './add-project-form';
import { studentsOnOffer } from './add-project-students';

/**
 * Registers a project (spec §2.10), once the professor has approved students. Applications that cannot be read count
 * as no students.
 *
 * @param student the one who is ticked when the form opens.
 */
export function AddProjectPage({ student }: { student: Id | undefined }) {
  const {
    data: students = [],
    isFetched,
    error,
  } = useQuery({
    ...applicationsOptions(),
    select: studentsOnOffer,
  });
  if (!isFetched) return <Spinner />;
  if (isMissingCall(error)) {
    return (
      <Notice tint="info" role="note">
        {NO_APPLICATIONS}
      </Notice>
    );
  }
  if (students.length === 0) return <NoStudents />;
  const suggested = student === undefined ? '' : String(student);
  return <AddProjectForm key={suggested} offered={students} suggested={suggested} />;
}

function NoStudents() {
  return (
    <Notice tint="info" role="note">
      <p>
        В настоящее время нет доступных студентов для научного руководства. Вы не можете добавить
        проект, пока нет активных студентов.
      </p>
      <AppLink to="/applications">Заявки на рассмотрении</AppLink>
    </Notice>
  );
}
