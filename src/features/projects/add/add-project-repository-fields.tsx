import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '@/components/form/form-text-field';
import { parseRepositoryAddress } from '@/lib/repository-address';
import type { NewProjectForm } from '@/schemas/project-form';
import styles from './add-project-form.module.css';

type RepositoryFieldsProps = Pick<UseFormReturn<NewProjectForm>, 'control' | 'setValue'>;

/** Names in which the browser has nothing to correct. */
const NO_WORD = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Owner and name of the repository. An address pasted into either of them fills both; one that was
 * dropped or typed does when the field is left.
 */
export function AddProjectRepositoryFields({ control, setValue }: RepositoryFieldsProps) {
  function fillFrom(text: string): boolean {
    const address = parseRepositoryAddress(text);
    if (!address) return false;
    const asTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('repositoryOwner', address.owner, asTyped);
    setValue('repositoryName', address.name, asTyped);
    return true;
  }

  return (
    <div
      className={styles.repository}
      onPaste={(event) => {
        if (fillFrom(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) fillFrom(target.value);
      }}
    >
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
