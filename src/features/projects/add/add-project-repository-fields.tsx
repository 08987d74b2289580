import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '@/components/form/form-text-field';
import { parseRepositoryAddress } from '@/lib/repository-address';
import type { NewProjectForm } from '@/schemas/project-form';

type RepositoryFieldsProps = Pick<UseFormReturn<NewProjectForm>, 'control' | 'setValue'>;

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
    <Box
      onPaste={(event) => {
        if (fillFrom(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) fillFrom(target.value);
      }}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <FormTextField
        control={control}
        name="repositoryOwner"
        label="Логин владельца репозитория"
        helperText="Можно вставить адрес репозитория целиком"
        autoComplete="off"
        required
      />
      <FormTextField
        control={control}
        name="repositoryName"
        label="Название репозитория"
        autoComplete="off"
        required
      />
    </Box>
  );
}
