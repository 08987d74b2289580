import { useMutation, useQuery } from '@tanstack/react-query';
import { SelectField } from '@/components/select-field';
import {
  changeProjectMutation,
  projectStagesOptions,
  projectStatusesOptions,
} from '@/queries/projects';
import { findOption, type ListOption, type Project } from '@/schemas/projects';

/** Status and stage of a project; a choice is sent at once (spec §4). */
export function ProjectStateFields({ project }: { project: Project }) {
  const statuses = useQuery(projectStatusesOptions());
  const stages = useQuery(projectStagesOptions());
  return (
    <>
      <StateField field="status" label="Статус" project={project} options={statuses.data ?? []} />
      <StateField field="stage" label="Стадия" project={project} options={stages.data ?? []} />
    </>
  );
}

interface StateFieldProps {
  field: 'status' | 'stage';
  label: string;
  project: Project;
  options: ListOption[];
}

function StateField({ field, label, project, options }: StateFieldProps) {
  const change = useMutation(changeProjectMutation(project.id, field));
  const served = project[field];
  return (
    <SelectField
      label={label}
      value={findOption(options, served)?.name ?? served ?? ''}
      options={options.map(({ name }) => ({ value: name, label: name }))}
      readOnly={change.isPending}
      onChange={(name) => {
        const option = findOption(options, name);
        if (option) change.mutate(option);
      }}
    />
  );
}
