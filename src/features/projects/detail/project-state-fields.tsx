import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/components/action/use-action';
import { CommittedSelect } from '@/components/committed-select';
import { findOption, type ListOption } from '@/domain/list-option';
import type { ProjectDetail, ProjectState } from '@/domain/project';
import { changeProjectMutation } from '@/queries/project';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';

/** Status and stage of a project; a choice is sent immediately (spec §4). */
export function ProjectStateFields({ project }: { project: ProjectDetail }) {
  const statuses = useQuery(projectStatusesOptions());
  const stages = useQuery(projectStagesOptions());
  return (
    <>
      <StateField
        field="status"
        label="Статус"
        project={project}
        options={statuses.data?.items ?? []}
      />
      <StateField
        field="stage"
        label="Стадия"
        project={project}
        options={stages.data?.items ?? []}
      />
    </>
  );
}

interface StateFieldProps {
  field: ProjectState;
  label: string;
  project: ProjectDetail;
  options: readonly ListOption[];
}

function StateField({ field, label, project, options }: StateFieldProps) {
  const { mutate } = useAction(changeProjectMutation(project.id, field));
  const shown = project[field];
  return (
    <CommittedSelect
      isSaved
      label={label}
      value={findOption(options, shown)?.name ?? shown ?? ''}
      options={options.map(({ name }) => ({ value: name, label: name }))}
      onChange={(name) => {
        const option = findOption(options, name);
        if (option) void mutate({ field, option });
      }}
    />
  );
}
