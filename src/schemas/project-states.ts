import type { StateToChange } from '@/domain/project';
import { readId, readInteger, readRecord, readText, schemaOf } from './plain';

/** A new status or stage that the browser has kept until it can be sent. */
export const keptStateToChange = schemaOf((kept): StateToChange => {
  const { projectId, theme, field, option } = readRecord(kept);
  if (field !== 'status' && field !== 'stage') throw new TypeError('not a field of a project');
  const { name, value } = readRecord(option);
  return {
    projectId: readId(projectId),
    theme: readText(theme),
    field,
    option: { name: readText(name), value: readInteger(value) },
  };
});
