import { type FaultOrder, faultOrder, type OrderedFault } from '../faults';

/** The form's options for the body of the answer; '' leaves it unchanged. */
export const BODIES = [
  { value: '', label: 'обычное' },
  { value: 'malformed', label: 'оборванный JSON' },
  { value: 'html', label: 'страница HTML' },
  { value: 'text', label: 'простой текст' },
  { value: 'empty', label: 'пустое' },
] as const;

/**
 * The order of a fault from the form's fields.
 *
 * @throws for invalid fields.
 */
export function toFaultOrder(form: FormData): FaultOrder {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const ownBody = text('ownBody')?.trim() || undefined;
  const [method, path] = text('call')?.split(' ') ?? [];
  return faultOrder.parse({
    method,
    path,
    status: number('status'),
    message: text('message'),
    delayMs: number('delayMs'),
    trickleMs: number('trickleMs'),
    body: ownBody === undefined ? text('body') : (JSON.parse(ownBody) as unknown),
    times: number('times') ?? 'always',
    drop: form.has('drop') || undefined,
    hold: form.has('hold') || undefined,
    after: form.has('after') || undefined,
  });
}

/** A short description of a fault, for the list. */
export function describeFault({ method, path, ...fault }: OrderedFault): string {
  const parts = [
    fault.delayMs !== undefined && `${fault.delayMs} мс`,
    fault.trickleMs !== undefined && `тело за ${fault.trickleMs} мс`,
    fault.drop && 'обрыв',
    fault.hold && 'удержать',
    fault.status !== undefined && String(fault.status),
    fault.body !== undefined &&
      (BODIES.find(({ value }) => value === fault.body)?.label ?? 'своё тело'),
    fault.message && `«${fault.message}»`,
    fault.after && 'после выполнения',
    fault.times === 'always' ? 'всегда' : `осталось ${fault.times}`,
  ];
  return `${method} ${path}: ${parts.filter(Boolean).join(', ')}`;
}
