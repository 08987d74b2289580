import type { ReactNode } from 'react';
import { useAction } from '@/components/action/use-action';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { DataText } from '@/components/data-text';
import { ExternalLinkButton } from '@/components/external-link-button';
import { lazyPart } from '@/components/lazy-part';
import { Page } from '@/components/page';
import { Question } from '@/components/question';
import { Spinner } from '@/components/spinner';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import type { ProjectDetail } from '@/domain/project';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { isolated } from '@/lib/isolate-text';
import { deleteProjectMutation } from '@/queries/project';
import { useProject } from '@/queries/use-project';
import { ProjectHeading } from './project-heading';
import styles from './project-page.module.css';
import { ProjectStateFields } from './project-state-fields';
import { ProjectStudents } from './project-students';

// Saves 15 KiB, most of them queries that the page itself does without.
const ProjectGlance = lazyPart(
  async () => (await import('../glance/project-glance')).ProjectGlance,
  { renderFallback: () => <div className={styles.glance} /> },
);

// prefetch-pages.ts imports this module while the list is idle; then the page opens with this part, too.
whenIdle(ProjectGlance.preload);

interface ProjectPageProps {
  projectId: Id;
  /** Shown beside the heading. */
  actions: ReactNode;
  onDeleted: () => void;
}

/** The first page of a project (spec §2.4). */
export function ProjectPage({ projectId, actions, onDeleted }: ProjectPageProps) {
  const { project, isWhole } = useProject(projectId);
  const deletion = useDialog();

  if (!project) {
    return (
      <Page
        heading={<ProjectHeading projectId={projectId} />}
        isServed
        title={`#${projectId}`}
        actions={actions}
      >
        <Spinner />
      </Page>
    );
  }
  return (
    <Page
      heading={<ProjectHeading projectId={project.id} theme={project.theme} />}
      isServed
      title={`#${project.id} ${isolated(project.theme)}`}
      actions={actions}
    >
      <div className={styles.project}>
        <div className={styles.main}>
          <div className={styles.state}>
            <ProjectStateFields project={project} />
          </div>
          <ProjectGlance project={project} />
        </div>
        <div className={styles.facts}>
          {project.year && <p className={styles.year}>Год: {project.year}</p>}
          <ProjectStudents students={project.students} />
          {isWhole ? (
            <ExternalLinkButton
              href={project.folderLink}
              label="Открыть папку проекта"
              missingLabel="Проекта нет в облачном хранилище"
              variant="outlined"
            />
          ) : (
            <Spinner />
          )}
        </div>
      </div>
      <div className={styles.end}>
        <Button danger icon="delete" {...OPENS_DIALOG} onClick={() => deletion.show()}>
          Удалить проект
        </Button>
      </div>
      {deletion.render((_, life) => (
        <DeleteQuestion {...life} project={project} onDeleted={onDeleted} />
      ))}
    </Page>
  );
}

interface DeleteQuestionProps extends DialogLife {
  project: ProjectDetail;
  onDeleted: () => void;
}

/** Asks before the project is deleted; a failed answer changes nothing (spec §2.4, §8). */
function DeleteQuestion({ project, onDeleted, ...life }: DeleteQuestionProps) {
  const deletion = useAction(deleteProjectMutation(project.id));
  return (
    <Question
      {...life}
      title="Подтверждение удаления"
      confirm="Удалить"
      danger
      isPending={deletion.isPending}
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
        Вы уверены, что хотите удалить проект &quot;<DataText>{project.theme}</DataText>&quot;? Это
        действие нельзя отменить.
      </p>
    </Question>
  );
}
