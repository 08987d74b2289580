import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { CheckList } from '@/components/check-list';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit, useIsRepetition } from '@/components/form/form-submit';
import { FormTextField } from '@/components/form/form-text-field';
import { FormNumberField } from '@/components/form/number-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { type NewProject, PROJECT_YEAR } from '@/domain/project';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { readWholeNumber } from '@/lib/decimal';
import { dateOf } from '@/lib/time';
import { addProjectMutation, projectsOptions } from '@/queries/projects';
import { type NewProjectForm, newProjectForm } from '@/schemas/projects';
import { failureResult, SUCCESS } from './add-project-result';
import { chosenStudents, type StudentChoice, withProjects } from './add-project-students';
import { NO_WORD, SPLITS_ADDRESS } from './split-address';

interface AddProjectFormProps {
  offered: readonly StudentChoice[];
  /** Key of the student who is ticked when the form opens; '' for none. */
  suggested: string;
}

/** Chooses students and registers a project with them (spec §2.10, §5 "Add project", §8). */
export function AddProjectForm({ offered, suggested }: AddProjectFormProps) {
  const headingId = useId();
  const form = useDraftForm({
    draft: 'project-add',
    schema: newProjectForm,
    defaultValues: emptyNewProject(),
    ...(suggested !== '' && { suggested: { students: [suggested] } }),
    action: addProjectMutation(),
    body: (values) => projectToAdd(values, offered),
    onSuccess: () => SUCCESS,
    onFailure: failureResult,
  });
  const { control } = form;
  const isRepetition = useIsRepetition(form);
  const values = useFormValues(control);
  const hasNoStudent = chosenStudents(offered, values.students).length === 0;
  const empty = REQUIRED.filter(({ name }) => values[name].trim() === '');
  return (
    <FormSheet>
      <div className={shared.grid}>
        <StudentsField control={control} offered={offered} />
        <Form form={form} aria-labelledby={headingId}>
          <h2 id={headingId}>Введите информацию о проекте</h2>
          <FormTextField
            control={control}
            name="theme"
            label="Тема работы"
            takenLength={TAKEN_LENGTHS.theme}
            required
          />
          <FormNumberField
            control={control}
            name="year"
            label="Год выполнения"
            required
            {...PROJECT_YEAR}
          />
          <div className={shared.fields} {...SPLITS_ADDRESS}>
            <FormTextField
              control={control}
              name="repositoryOwner"
              label="Логин владельца репозитория"
              help="Можно вставить адрес репозитория целиком"
              {...NO_WORD}
              required
            />
            <FormTextField
              control={control}
              name="repositoryName"
              label="Название репозитория"
              {...NO_WORD}
              required
            />
          </div>
          {isRepetition && <AlreadyThere />}
          <FormSubmit form={form} isBlocked={() => hasNoStudent}>
            Взять под научное руководство
          </FormSubmit>
          <div className={shared.quiet}>
            {hasNoStudent && <p>Выберите хотя бы одного студента.</p>}
            {empty.length > 0 && <p>Не заполнено: {empty.map(({ label }) => label).join(', ')}.</p>}
          </div>
        </Form>
      </div>
    </FormSheet>
  );
}

const REQUIRED = [
  { name: 'theme', label: 'тема работы' },
  { name: 'year', label: 'год выполнения' },
  { name: 'repositoryOwner', label: 'логин владельца репозитория' },
  { name: 'repositoryName', label: 'название репозитория' },
] as const;

/** Explains the disabled submit button while the form still holds the project that was just registered. */
function AlreadyThere() {
  return (
    <Notice tint="success" role="note">
      Этот проект уже оформлен, его можно найти в{' '}
      <AppLink to="/projects" underline="always">
        списке проектов
      </AppLink>
      . Чтобы оформить ещё один, измените данные.
    </Notice>
  );
}

function projectToAdd(
  { students, year, ...project }: NewProjectForm,
  offered: readonly StudentChoice[],
): NewProject {
  const chosen = chosenStudents(offered, students);
  return {
    ...project,
    year: readWholeNumber(year),
    studentIds: chosen.map(({ studentId }) => studentId),
    studentNames: chosen.map(({ student }) => student.name),
  };
}

/** The empty form (spec §4 "Add project form"). */
function emptyNewProject(): NewProjectForm {
  return {
    theme: '',
    students: [],
    year: dateOf().slice(0, 4),
    repositoryOwner: '',
    repositoryName: '',
  };
}

interface StudentsFieldProps {
  control: Control<NewProjectForm>;
  offered: readonly StudentChoice[];
}

/** The form's field of students (spec §2.10); its value is their ids. */
function StudentsField({ control, offered }: StudentsFieldProps) {
  const { field } = useController({ control, name: 'students' });
  const { data: projects } = useQuery(projectsOptions());
  const choices = useMemo(() => withProjects(offered, projects?.items ?? []), [offered, projects]);
  return (
    <Section
      heading="Студенты"
      actions={
        <p aria-live="polite" className={shared.quiet}>
          Выбрано: {chosenStudents(offered, field.value).length}
        </p>
      }
    >
      <div className={shared.parts}>
        <CheckList
          searchLabel="Поиск студентов..."
          choices={choices}
          chosen={field.value}
          onChange={field.onChange}
          none={offered.length === 0 ? 'Нет доступных студентов для выбора' : 'Студенты не найдены'}
        />
        {/* One who is not offered may be waiting for a decision. */}
        <AppLink to="/applications">Заявки на рассмотрении</AppLink>
      </div>
    </Section>
  );
}
