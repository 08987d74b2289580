import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { lazyPart } from '@/components/lazy-part';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Spinner } from '@/components/spinner';
import { ToggleGroup } from '@/components/toggle-group';
import type { Id } from '@/lib/id';
import { applicationsOptions } from '@/queries/applications';
import { BATCH } from '@/queries/batch/batch-names';
import { AddProjectForm } from './add-project-form';
import styles from './add-project-page.module.css';
import { studentsOnOffer } from './add-project-students';

// Save 8 and 2 KiB: most projects are registered one by one.
const ProjectListForm = lazyPart(
  async () => (await import('./many/project-list-form')).ProjectListForm,
);
const ProjectsPanel = lazyPart(async () => (await import('./many/projects-panel')).ProjectsPanel, {
  renderFallback: () => null,
});

const WAYS = [
  { value: 'one', label: 'Один проект' },
  { value: 'list', label: 'Добавить несколько проектов' },
] as const;

interface AddProjectPageProps {
  /** The student who is ticked when the form opens. */
  student: Id | undefined;
  isList: boolean;
  onListChange: (isList: boolean) => void;
}

/**
 * Registers one project or a list of them (spec §2.10, decisions §5.41), once the professor has approved
 * students. Applications that cannot be read count as no students.
 */
export function AddProjectPage({ student, isList, onListChange }: AddProjectPageProps) {
  const { data: students = [], isFetched } = useQuery({
    ...applicationsOptions(),
    select: studentsOnOffer,
  });
  const progress = useBatchProgress(BATCH.projects);
  // Once a batch has started, its panel takes the focus.
  useEffect(() => {
    void ProjectsPanel.preload();
  }, []);
  if (!isFetched) return <Spinner />;
  const suggested = student === undefined ? '' : String(student);
  const hasStudents = students.length > 0;
  return (
    <div className={styles.page}>
      {hasStudents ? (
        <ToggleGroup
          label="Сколько проектов"
          value={isList ? 'list' : 'one'}
          options={WAYS}
          onChange={(way) => onListChange(way === 'list')}
        />
      ) : (
        <NoStudents />
      )}
      {progress !== 'none' && <ProjectsPanel />}
      {progress !== 'unfinished' && isList && hasStudents && (
        <ProjectListForm students={students} />
      )}
      {hasStudents && !isList && (
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
