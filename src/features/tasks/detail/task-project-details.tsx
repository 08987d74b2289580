import { buttonClass } from '@/components/button-look';
import { Facts } from '@/components/facts';
import { Icon } from '@/components/icon';
import { Section } from '@/components/section';
import type { ProjectDetail } from '@/domain/project';
import { type Student, studiesText } from '@/domain/student';
import type { Id } from '@/lib/id';
import { isolated } from '@/lib/isolate-text';
import { httpLink } from '@/lib/safe-link';
import styles from './task-project-details.module.css';
import type { ShownTaskProject } from './use-task-project';

interface TaskProjectDetailsProps {
  projectId: Id;
  project: ShownTaskProject;
}

/** Status, stage and students of the project that a task belongs to (spec §2.9). */
export function TaskProjectDetails({ projectId, project }: TaskProjectDetailsProps) {
  const [student, other] = project.students;
  const facts = [
    { name: 'Статус', value: project.status },
    { name: 'Стадия', value: project.stage },
    { name: 'Студент', value: other ? undefined : student?.name },
    { name: 'Обучение', value: other ? undefined : studiesText(student) },
    {
      name: 'Студенты',
      value: other && project.students.map(studentText).join(', '),
    },
  ];
  return (
    <Section heading={`Проект #${projectId}`}>
      <div className={styles.project}>
        <Facts facts={facts} />
        <FolderLabel project={project.whole} />
      </div>
    </Section>
  );
}

/** `Иванов Иван (3 курс · Программная инженерия)`, as far as it is known. */
function studentText(student: Student): string {
  const studies = studiesText(student);
  return isolated(student.name) + (studies && ` (${studies})`);
}

const FOLDER_LABEL = 'Открыть папку проекта';

/** The label of spec §2.9; a link once the project has been read and has a folder. */
function FolderLabel({ project }: { project: ProjectDetail | undefined }) {
  const link = httpLink(project?.folderLink);
  if (link) {
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'outlined' })}
      >
        <Icon name="open" />
        {FOLDER_LABEL}
      </a>
    );
  }
  return (
    <div className={styles.folder}>
      <Icon name="folder" />
      <span>{FOLDER_LABEL}</span>
      {project && <span>(проекта нет в облачном хранилище)</span>}
    </div>
  );
}
