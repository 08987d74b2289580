import { useQuery } from '@tanstack/react-query';
import { OwnRead } from '@/components/failed-read';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { ToggleGroup } from '@/components/toggle-group';
import { NO_APPLICATIONS } from '@/domain/application';
import type { Id } from '@/lib/id';
import { applicationsOptions } from '@/queries/applications';
import { useIsMissingCall } from '@/queries/use-last-error';
import { AddProjectForm } from './add-project-form';
import { studentsOnOffer } from './add-project-students';
import { ProjectsForm } from './projects-form';

const WAYS = [
  { value: 'one', label: 'Один проект' },
  { value: 'several', label: 'Несколько проектов' },
] as const;

interface AddProjectPageProps {
  /** The one who is ticked when the form opens. */
  student: Id | undefined;
  isSeveral: boolean;
  onSeveralChange: (isSeveral: boolean) => void;
}

/**
 * Registers a project (spec §2.10) or several (decisions §5.41), once the professor has approved students. Applications
 * that cannot be read count as no students (spec §8), which is told.
 */
export function AddProjectPage({ student, isSeveral, onSeveralChange }: AddProjectPageProps) {
  const read = useQuery({ ...applicationsOptions(), select: studentsOnOffer });
  const { data: students = [], isFetched } = read;
  const isMissing = useIsMissingCall(read);
  if (!isFetched) return <Spinner />;
  if (isMissing) {
    return (
      <Notice tint="info" role="note">
        {NO_APPLICATIONS}
      </Notice>
    );
  }
  if (students.length === 0) {
    return (
      <div className={shared.stack}>
        <OwnRead read={read} />
        <NoStudents />
      </div>
    );
  }
  const suggested = student === undefined ? '' : String(student);
  return (
    <div className={shared.parts}>
      <ToggleGroup
        label="Сколько проектов"
        value={isSeveral ? 'several' : 'one'}
        options={WAYS}
        onChange={(way) => onSeveralChange(way === 'several')}
      />
      {isSeveral ? (
        <ProjectsForm offered={students} />
      ) : (
        <AddProjectForm key={suggested} offered={students} suggested={suggested} />
      )}
    </div>
  );
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
