import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  acceptDraft,
  draftMark,
  type Fields,
  hasTypedDraft,
  readDraft,
  removeDraft,
  subscribeToAcceptance,
  wasSentElsewhere,
  writeDraft,
} from '@/lib/drafts';
import { loadDocument } from '@/lib/own-reload';
import { guardUnload } from '@/lib/unload-guard';

const task = { owner: 'a', form: 'task' };

function type(values: Fields, isQuick = false) {
  writeDraft(task, { values, bookkeeping: {}, isQuick });
}

/** Sends the draft from a duplicated tab; the copy in this tab's session storage stays. */
function sendElsewhere() {
  const copy = sessionStorage.getItem('draft:a:task') ?? '';
  acceptDraft(task, readDraft(task).values, draftMark(task));
  sessionStorage.setItem('draft:a:task', copy);
}

describe('a draft that a duplicated tab has sent', () => {
  test('is no draft in this tab, with or without an event about it', () => {
    type({ name: 'Глава 2' });
    sendElsewhere();
    expect(wasSentElsewhere(task)).toBe(true);
    expect(readDraft(task).values).toEqual({});
    expect(readDraft(task).values).toEqual({});
  });

  test('stays where something else was typed', () => {
    type({ name: 'Глава 2' });
    sendElsewhere();
    type({ name: 'Глава 3' });
    expect(wasSentElsewhere(task)).toBe(false);
    expect(readDraft(task).values).toEqual({ name: 'Глава 3' });
  });

  test('is cleared in an open form with the same draft, and in no other', () => {
    const heard: unknown[] = [];
    type({ name: 'Глава 2' });
    const mark = draftMark(task) ?? '';
    const stop = subscribeToAcceptance(task, (sent) => heard.push(sent));
    const other = new BroadcastChannel('spms-sent-drafts');
    return new Promise<void>((resolve) => {
      other.postMessage('another mark');
      other.postMessage(mark);
      setTimeout(resolve, 100);
    }).then(() => {
      other.close();
      stop();
      expect(heard).toEqual([{ name: 'Глава 2' }]);
      expect(sessionStorage.getItem('draft:a:task')).toBeNull();
    });
  });

  test('may be typed and sent again, as another draft', () => {
    type({ name: 'Глава 2' });
    acceptDraft(task, { name: 'Глава 2' }, draftMark(task));
    type({ name: 'Глава 2' });
    expect(wasSentElsewhere(task)).toBe(false);
    expect(readDraft(task).values).toEqual({ name: 'Глава 2' });
  });

  test('is recognized by its fields, in any order', () => {
    type({ name: 'Глава 2', description: 'x' });
    const mark = draftMark(task);
    type({ description: 'x', name: 'Глава 2' });
    expect(draftMark(task)).toBe(mark);
  });

  test('leaves no trace of its text, and the list of marks does not grow for ever', () => {
    for (let sending = 0; sending < 120; sending += 1) {
      type({ name: `Глава ${sending}` });
      acceptDraft(task, { name: `Глава ${sending}` }, draftMark(task));
    }
    const marks = localStorage.getItem('sent-drafts') ?? '';
    expect(marks.split(' ')).toHaveLength(100);
    expect(marks).not.toContain('Глава');
  });
});

describe('closing the tab', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  guardUnload(() => 'a');

  function isAskedAbout() {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  afterEach(() => removeDraft(task));

  test('asks as long as typed text is kept', () => {
    expect(isAskedAbout()).toBe(false);
    type({ name: 'Глава 2' });
    expect(isAskedAbout()).toBe(true);
    acceptDraft(task, { name: 'Глава 2' }, draftMark(task));
    expect(isAskedAbout()).toBe(false);
  });

  test('does not ask about choices that are quickly made again', () => {
    type({ planner: '1' }, true);
    expect(hasTypedDraft(task)).toBe(false);
    expect(isAskedAbout()).toBe(false);
  });

  test('does not ask about the draft of another account', () => {
    const theirs = { owner: 'b', form: 'task' };
    writeDraft(theirs, { values: { name: 'Глава 2' }, bookkeeping: {} });
    expect(isAskedAbout()).toBe(false);
    removeDraft(theirs);
  });

  test('does not ask when the app itself reloads', () => {
    type({ name: 'Глава 2' });
    loadDocument();
    expect(reload).toHaveBeenCalledOnce();
    expect(isAskedAbout()).toBe(false);
  });
});
