import * as z from 'zod/mini';
import type { GradesChange } from '@/domain/grades';
import { isWeightGiven, tenthsOf, weightOf } from '@/domain/weights';
import { integerOf } from '@/lib/id';
import { toWire } from '@/lib/time';
import { sentId } from './wire';

/**
 * PUT /projects/{projectId}/grades. `created` is sent as the date with T00:00:00Z when it exists,
 * otherwise as the current time (spec §7); weights sum to 1 unless there are no criteria (spec §5). A
 * fractional or out-of-range grade and a weight that the server has given are sent back as they came; the
 * fields of the form accept only those of the contract beside them.
 */
export const gradesBody = z.pipe(
  z.transform(onTheWire),
  z.object({
    defence_grade: z.optional(z.number()),
    supervisor_review: z.optional(
      z.object({
        id: z.optional(sentId),
        created: z.iso.datetime(),
        criterias: z
          .array(
            z.object({ criteria: z.string(), grade: z.optional(z.number()), weight: z.number() }),
          )
          .check(
            z.refine((items) =>
              isWeightGiven(items.map((item) => ({ tenths: tenthsOf(item.weight) }))),
            ),
          ),
      }),
    ),
  }),
);

function onTheWire({ defence, review: changed }: GradesChange) {
  return {
    ...(defence !== undefined && { defence_grade: defence }),
    ...(changed && {
      supervisor_review: {
        ...(changed.id !== undefined && { id: integerOf(changed.id) }),
        created: toWire(changed.date),
        criterias: changed.criteria.map(({ text: criteria, grade, tenths }) => ({
          criteria,
          weight: weightOf(tenths),
          ...(grade !== undefined && { grade }),
        })),
      },
    }),
  };
}
