import * as z from 'zod/mini';
import type { StateToChange } from '@/domain/project';
import { id, text } from './wire';

/** A new status or stage stored in a batch. */
export const keptStateToChange = z.object({
  projectId: id,
  theme: text,
  field: z.literal(['status', 'stage']),
  option: z.object({ name: text, value: z.int() }),
}) satisfies z.ZodMiniType<StateToChange>;
