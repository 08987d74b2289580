import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Spinner } from '@/components/spinner';
import type { Id } from '@/lib/id';
import { applicationsOptions } from '@/queries/applications';
import { AddProjectForm } from './add-project-form';
import { studentsOnOffer } from './add-project-students';

interface AddProjectPageProps {
  /** Student to be ticked from the start. */
  student: Id | undefined;
}

/** The form for a professor with approved students (spec §2.10); a failed call counts as none. */
export function AddProjectPage({ student }: AddProjectPageProps) {
  const { data: students = [], isFetched } = useQuery({
    ...applicationsOptions(),
    select: studentsOnOffer,
  });
  if (!isFetched) return <Spinner />;
  if (students.length === 0) {
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
  const suggested = student === undefined ? '' : String(student);
  return <AddProjectForm key={suggested} offered={students} suggested={suggested} />;
}
