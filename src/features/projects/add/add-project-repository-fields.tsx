import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '@/components/form/form-text-field';
import type { NewProjectForm } from '@/schemas/project-form';
import styles from './add-project-form.module.css';
import { NO_WORD, splitAddress } from './split-address';

type RepositoryFieldsProps = Pick<UseFormReturn<NewProjectForm>, 'control' | 'setValue'>;

/**
 * Owner and name of the repository. An address pasted into either field fills both at once; a typed or
 * dropped one fills both on blur.
 */
export function AddProjectRepositoryFields({ control, setValue }: RepositoryFieldsProps) {
  const splitting = splitAddress(({ owner, name }) => {
    const asTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('repositoryOwner', owner, asTyped);
    setValue('repositoryName', name, asTyped);
  });
  return (
    <div className={styles.repository} {...splitting}>
      <FormTextField
        control={control}
        name="repositoryOwner"
        label="Логин владельца репозитория"
        helperText="Можно вставить адрес репозитория целиком"
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
  );
}
