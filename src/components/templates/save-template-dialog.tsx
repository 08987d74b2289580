import { type ReactNode, useState } from 'react';
import type { DialogLife } from '@/components/use-dialog';
import type { Template } from '@/lib/templates';
import type { TemplateKind } from './template-kind';
import { TemplateNameDialog } from './template-name-dialog';

interface SaveTemplateDialogProps<T extends Template> extends DialogLife {
  account: string;
  kind: TemplateKind<T>;
  /** What is said of the template below its name. */
  children?: ReactNode;
  /** Makes the template. */
  make: (name: string) => T;
}

/** Saves a template of the account under a name. */
export function SaveTemplateDialog<T extends Template>({
  account,
  kind: { store, fullText },
  children,
  make,
  ...life
}: SaveTemplateDialogProps<T>) {
  const [templates] = useState(() => store.read(account));
  return (
    <TemplateNameDialog
      {...life}
      title="Сохранить как шаблон"
      others={templates}
      fullText={fullText}
      onName={(name) => store.put(account, make(name))}
    >
      {children}
    </TemplateNameDialog>
  );
}
