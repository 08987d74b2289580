import { useId } from 'react';
import { FormNumberField } from '@/components/form/form-number-field';
import { FormPage } from '@/components/form/form-page';
import { FormTextField } from '@/components/form/form-text-field';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { PROJECT_YEAR } from '@/domain/project';
import { addProjectMutation } from '@/queries/new-project';
import { newProjectForm } from '@/schemas/project-form';
import { emptyNewProject, withSuggested } from './add-project-draft';
import styles from './add-project-form.module.css';
import { AddProjectRepositoryFields } from './add-project-repository-fields';
import { failure, SUCCESS } from './add-project-result';
import { chosenStudents, type StudentChoice } from './add-project-students';
import { AddProjectStudentsField } from './add-project-students-field';

interface AddProjectFormProps {
  offered: readonly StudentChoice[];
  /** Key of the student to be ticked from the start; '' for none. */
  suggested: string;
}

/** Chooses students and registers a project with them (spec §2.10, §5 "Add project", §8). */
export function AddProjectForm({ offered, suggested }: AddProjectFormProps) {
  const headingId = useId();
  return (
    <FormPage
      draft="project-add"
      schema={newProjectForm}
      defaultValues={emptyNewProject(suggested)}
      restore={(draft) => withSuggested(draft, suggested)}
      companions={['suggested']}
      afterSuccess="keep"
      action={addProjectMutation()}
      body={({ students, suggested: _suggested, year, ...project }) => ({
        ...project,
        year: Number(year),
        studentIds: chosenStudents(offered, students).map(({ studentId }) => studentId),
      })}
      onSuccess={() => SUCCESS}
      onFailure={failure}
      submit="Взять под научное руководство"
      isBlocked={({ students }) => chosenStudents(offered, students).length === 0}
      blockedNote="Выберите хотя бы одного студента."
      acceptedNote={ALREADY_THERE}
      labelledBy={headingId}
      maxWidth={760}
      renderAbove={({ control }) => <AddProjectStudentsField control={control} offered={offered} />}
    >
      {({ control, setValue }) => (
        <>
          <h2 id={headingId}>Введите информацию о проекте</h2>
          <FormTextField control={control} name="theme" label="Тема работы" required />
          <div className={styles.year}>
            <FormNumberField
              control={control}
              name="year"
              label="Год выполнения"
              required
              {...PROJECT_YEAR}
            />
          </div>
          <AddProjectRepositoryFields control={control} setValue={setValue} />
        </>
      )}
    </FormPage>
  );
}

const ALREADY_THERE = (
  <Notice tint="success" role="note">
    Этот проект уже оформлен, его можно найти в{' '}
    <AppLink to="/projects" underline="always">
      списке проектов
    </AppLink>
    . Чтобы оформить ещё один, измените данные.
  </Notice>
);
