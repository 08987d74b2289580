import { useQuery } from '@tanstack/react-query';
import { useAction, useChange } from '@/components/action/use-action';
import { CommittedSelect } from '@/components/committed-select';
import { ExternalLinkButton } from '@/components/external-link-button';
import { lazyPart } from '@/components/lazy-part';
import { Page } from '@/components/page';
import { Question } from '@/components/question';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { findOption } from '@/domain/list-option';
import type { ProjectDetail, ProjectState } from '@/domain/project';
import { EMPTY_LIST, type ReadList } from '@/domain/read-list';
import { type Student, studiesText } from '@/domain/student';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import {
  changeProjectMutation,
  deleteProjectMutation,
  projectStagesOptions,
  projectStatusesOptions,
  useProject,
} from '@/queries/projects';
import { ProjectActions, ProjectHeading } from './project-heading';
import styles from './project-page.module.css';

// 3 KiB with its styles, and the parts of the semester.
const ProjectGlance = lazyPart(async () => (await import('./project-glance')).ProjectGlance, {
  renderFallback: () => null,
});

// Once the first page is idle; then a project opens with this part, too. A document of another section does without it.
whenIdle(() => {
  if (!/^\/projects\/\d+\/./.test(window.location.pathname)) void ProjectGlance.preload();
});

interface ProjectPageProps {
  projectId: Id;
  onDeleted: () => void;
}

/** The first page of a project (spec §2.4). */
export function ProjectPage({ projectId, onDeleted }: ProjectPageProps) {
  const { project, isWhole } = useProject(projectId);
  const deletion = useDialog();

  return (
    <Page
      heading={<ProjectHeading projectId={projectId} theme={project?.theme} />}
      isServed
      title={project ? `#${projectId} ${project.theme}` : `#${projectId}`}
      actions={<ProjectActions projectId={projectId} onDelete={() => deletion.show()} />}
    >
      {project ? (
        <div className={shared.parts}>
          <div className={styles.facts}>
            <StateField field="status" label="Статус" project={project} />
            <StateField field="stage" label="Стадия" project={project} />
            {project.year && <p className={shared.quiet}>Год: {project.year}</p>}
            {isWhole ? (
              <ExternalLinkButton
                href={project.folderLink}
                label="Открыть папку проекта"
                missingLabel="Проекта нет в облачном хранилище"
              />
            ) : (
              <Spinner />
            )}
          </div>
          <div className={shared.card}>
            <ProjectStudents students={project.students} />
          </div>
          <ProjectGlance projectId={projectId} />
        </div>
      ) : (
        <Spinner />
      )}
      {deletion.render(
        (_, life) =>
          project && <DeleteQuestion {...life} project={project} onDeleted={onDeleted} />,
      )}
    </Page>
  );
}

interface DeleteQuestionProps extends DialogLife {
  project: ProjectDetail;
  onDeleted: () => void;
}

/** Asks before the project is deleted; a failed answer changes nothing (spec §2.4). */
function DeleteQuestion({ project, onDeleted, ...life }: DeleteQuestionProps) {
  const deletion = useAction(deleteProjectMutation(project.id));
  return (
    <Question
      {...life}
      title="Подтверждение удаления"
      confirm="Удалить"
      danger
      action={deletion}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            life.onClose();
            onDeleted();
          },
        })
      }
    >
      <p>
        Вы уверены, что хотите удалить проект &quot;<bdi>{project.theme}</bdi>&quot;? Это действие
        нельзя отменить.
      </p>
    </Question>
  );
}

/** The students of a project by name, course and programme (spec §2.4). */
function ProjectStudents({ students }: { students: ReadList<Student> }) {
  return (
    <Section heading="Студенты">
      {students.items.length === 0 && students.lost === 0 && (
        <p className={shared.quiet}>У проекта пока нет студентов.</p>
      )}
      <ul className={shared.facts}>
        {students.items.map((student, index) => (
          // The server sends no identifiers of a project's students.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className={shared.name}>{student.name}</p>
            <p className={shared.quiet}>{studiesText(student)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StateFieldProps {
  field: ProjectState;
  label: string;
  project: ProjectDetail;
}

/** Status or stage of a project; a choice is sent immediately (spec §4). */
function StateField({ field, label, project }: StateFieldProps) {
  const read = useQuery(field === 'status' ? projectStatusesOptions() : projectStagesOptions());
  const { items: options } = read.data ?? EMPTY_LIST;
  const { mutate } = useChange(changeProjectMutation(project.id, field));
  const shown = project[field];
  return (
    <CommittedSelect
      label={label}
      labelAt="beside"
      value={findOption(options, shown)?.name ?? shown ?? ''}
      options={options.map(({ name }) => ({ value: name, label: name }))}
      onChange={(name) => {
        const option = findOption(options, name);
        if (option) void mutate({ field, option });
      }}
    />
  );
}
