import * as z from 'zod/mini';
import type { StateToChange } from '@/domain/project';
import { id, text } from './wire';

/** A new status or stage that the browser has kept until it can be sent. */
export const keptStateToChange = z.object({
  projectId: id,
  theme: text,
  field: z.literal(['status', 'stage']),
  option: z.object({ name: text, value: z.int() }),
}) satisfies z.ZodMiniType<StateToChange>;
