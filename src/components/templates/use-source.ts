import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useFormValues } from '@/components/form/use-form-values';
import { type Id, toId } from '@/lib/id';
import type { Template } from '@/lib/templates';

/** What is copied from: a project, or a template, or nothing yet. */
export interface Source<T extends Template> {
  /** Of the choice of a project. */
  control: Control<{ project: string }>;
  projectId: Id | undefined;
  template: T | undefined;
  chooseTemplate: (template: T | undefined) => void;
}

/** The choice of a project or a template; a project that is chosen takes the place of the template. */
export function useSource<T extends Template>(): Source<T> {
  const { control, setValue } = useForm({ defaultValues: { project: '' } });
  const { project } = useFormValues(control);
  const [template, setTemplate] = useState<T>();
  const isProject = project !== '';
  return {
    control,
    projectId: isProject ? toId(project) : undefined,
    template: isProject ? undefined : template,
    chooseTemplate: (chosen) => {
      setTemplate(chosen);
      setValue('project', '');
    },
  };
}
