import type { Template, TemplateStore } from '@/lib/templates';

/** What tells the templates of one kind from those of another, such as of criteria and of tasks. */
export interface TemplateKind<T extends Template> {
  store: TemplateStore<T>;
  /** What is said as long as there are none. */
  noneText: string;
  /** What is said when there are as many as there may be. */
  fullText: string;
}
