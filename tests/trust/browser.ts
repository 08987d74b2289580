import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient, QueryObserverOptions, UseMutationOptions } from '@tanstack/react-query';
import { defaultScheduler, notifyManager, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import { sessionOwner } from '@/mocks/sessions';
import { sandbox } from '../server';

/*
 * A browser with two tabs and without a screen: each tab has modules, memory and cache of its own, both
 * share cookies, storage and the server. Nothing comes by itself: whatever is on its way, to the
 * server, from it or from tab to tab, waits until a test says which goes next.
 */

/** What is on its way. */
interface Parcel {
  of: Page;
  /** An answer to a page that is gone arrives nowhere; what it had sent may be done all the same. */
  isAnswer?: boolean;
  go: () => void;
}

/** A document in a tab: a reload makes another one. */
export interface Page {
  client: QueryClient;
  /** Whose memory it holds; '' for a visitor's. */
  login: string;
  /** Whose drafts its forms keep, as of when they were opened. */
  draftOwner: string;
  /** Of its tab: outlives the document. */
  storage: Map<string, string>;
  isGone: boolean;
  stop: () => void;
}

/** The form that drafts are tried with. */
const FORM = 'add-task:1';

type Modules = Awaited<ReturnType<typeof loadModules>>;

const here = new AsyncLocalStorage<Page>();
let parcels: Parcel[] = [];
let channels: { name: string; hear: ((event: { data: unknown }) => void)[] }[] = [];
let loginsByToken = new Map<string, string>();
/** What went wrong that no tab can see: a change sent for somebody else. */
export let offences: string[] = [];

/** Both tabs are closed, nothing is on its way. */
export function emptyBrowser() {
  parcels = [];
  offences = [];
  loginsByToken = new Map();
}

/** Takes the place of what talks to the network and to other tabs, and of what each tab keeps alone. */
export function stubBrowser() {
  channels = [];
  // After what is under way, but without the millisecond that a timer takes at least.
  notifyManager.setScheduler(setImmediate);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storageHere().get(name) ?? null,
    setItem: (name: string, text: string) => storageHere().set(name, text),
    removeItem: (name: string) => storageHere().delete(name),
    // By whoever cleans up behind a test: each tab is emptied by itself.
    clear: () => undefined,
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      #own = { name: '', hear: [] as ((event: { data: unknown }) => void)[] };
      constructor(name: string) {
        this.#own.name = name;
        channels.push(this.#own);
      }
      postMessage(data: unknown) {
        const others = channels.filter((one) => one !== this.#own && one.name === this.#own.name);
        const of = here.getStore();
        if (!of) return;
        for (const { hear } of others) {
          parcels.push({ of, go: () => hear.forEach((listener) => listener({ data })) });
        }
      }
      addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
        this.#own.hear.push(listener);
      }
      removeEventListener() {
        this.#own.hear = [];
      }
    },
  );
}

/** Puts back what `stubBrowser` has taken the place of. */
export function restoreBrowser() {
  vi.unstubAllGlobals();
  notifyManager.setScheduler(defaultScheduler);
}

function storageHere() {
  const of = here.getStore();
  if (!of) throw new Error('the storage of no tab');
  return of.storage;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const of = here.getStore();
  if (!of) throw new Error(`a call of no page: ${address}`);
  // A document that is gone runs no code: here its timers go on.
  if (of.isGone) return new Promise(() => undefined);
  const { signal, ...rest } = init;
  await onItsWay(of, signal, false);
  const request = new Request(new URL(address, window.location.origin), rest);
  noteOffence(of, request);
  const { state, clock } = sandbox;
  const response = await answerRequest(sandbox, request.clone());
  const signedIn = /\/auth\/sign(in|up)$/.test(request.url) && response.ok;
  if (signedIn) {
    const { session_token: token } = (await response.clone().json()) as { session_token: string };
    loginsByToken.set(token, String(sessionOwner(state, token, clock.now())));
  }
  await onItsWay(of, signal, true);
  return response;
}

/** A page works for the account whose memory it holds and for no other one. */
function noteOffence(of: Page, { method, url, headers }: Request) {
  const token = headers.get('Session-Id') ?? '';
  const owner = loginsByToken.get(token);
  if (owner === undefined || /\/auth\/sign(in|up)$/.test(url)) return;
  if (of.login !== owner)
    offences.push(`${method} ${url} of ${of.login || 'a visitor'} as ${owner}`);
}

/** A session that was begun before the test looked, and whose it is. */
export function knowToken(token: string) {
  loginsByToken.set(token, ownerOf(token));
}

function ownerOf(token: string | undefined): string {
  if (token === undefined) return '';
  return (
    loginsByToken.get(token) ?? String(sessionOwner(sandbox.state, token, sandbox.clock.now()))
  );
}

function onItsWay(
  of: Page,
  signal: AbortSignal | null | undefined,
  isAnswer: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const parcel = { of, isAnswer, go: resolve };
    const breakOff = () => {
      parcels = parcels.filter((one) => one !== parcel);
      reject(new DOMException('broken off', 'AbortError'));
    };
    if (signal?.aborted) breakOff();
    else {
      signal?.addEventListener('abort', breakOff, { once: true });
      parcels.push(parcel);
    }
  });
}

/** Lets one of what is on its way arrive; says whether there was any. */
export async function deliver(choice: number): Promise<boolean> {
  const parcel = parcels[choice % Math.max(parcels.length, 1)];
  parcels = parcels.filter((one) => one !== parcel);
  if (parcel && !(parcel.of.isGone && parcel.isAnswer)) parcel.go();
  await turn();
  return parcel !== undefined;
}

/** Everything arrives, the first that left first. */
export async function deliverAll() {
  while (await deliver(0)) {
    // One after another.
  }
}

/** Lets what has been started come to its next wait. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

async function loadModules() {
  vi.resetModules();
  return {
    store: await import('@/api/session-store'),
    client: await import('@/queries/client'),
    session: await import('@/queries/session'),
    signIn: await import('@/queries/sign-in'),
    project: await import('@/queries/project'),
    projects: await import('@/queries/projects'),
    tasks: await import('@/queries/tasks'),
    meetings: await import('@/queries/meetings'),
    applications: await import('@/queries/applications'),
    drafts: await import('@/lib/drafts'),
  };
}

/** A tab, with what is open in it. */
export class Tab {
  page!: Page;
  readonly #modules: Modules;
  readonly #storage = new Map<string, string>();
  /** What each account has typed here and not sent. */
  readonly #typed = new Map<string, string>();

  static async open(): Promise<Tab> {
    return new Tab(await loadModules());
  }

  constructor(modules: Modules) {
    this.#modules = modules;
    modules.store.watchSession(() => this.load());
  }

  /** A tab that was never used. */
  empty() {
    this.#storage.clear();
    this.#typed.clear();
  }

  /** Loads the document anew: memory goes, cookie and storage stay. */
  load() {
    this.close();
    const page: Page = {
      client: undefined as never,
      login: '',
      draftOwner: '',
      storage: this.#storage,
      isGone: false,
      stop: () => undefined,
    };
    page.client = this.#modules.client.createQueryClient();
    this.page = page;
    here.run(page, () => {
      this.#modules.store.loadSession();
      this.#look();
    });
  }

  close() {
    const { page } = this;
    if (!page) return;
    page.isGone = true;
    page.stop();
    page.client.clear();
  }

  /** What the page shows, were it a screen: a visitor is shown nothing. */
  #look() {
    const { page } = this;
    const { store, session, project, projects, tasks, meetings, applications } = this.#modules;
    const { token, account } = store.getSession();
    page.login = ownerOf(token);
    page.draftOwner = account;
    if (token === undefined) return;
    const shown = [
      session.sessionOptions(),
      projects.projectsOptions(),
      project.projectOptions(1),
      tasks.tasksOptions(1),
      meetings.meetingsOptions(),
      applications.applicationsOptions(),
    ] as unknown as QueryObserverOptions[];
    const stops = shown.map((options) =>
      new QueryObserver(page.client, options).subscribe(() => undefined),
    );
    page.stop = () => stops.forEach((stop) => stop());
  }

  #run<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>, variables: Variables) {
    const { client } = this.page;
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(options));
    return mutation.execute(variables);
  }

  #act(action: (modules: Modules) => unknown) {
    const { page } = this;
    here.run(page, () => {
      void Promise.resolve(action(this.#modules)).catch(() => undefined);
    });
  }

  /** A visitor has nothing to change. */
  #change(action: (modules: Modules) => unknown) {
    if (this.page.login !== '') this.#act(action);
  }

  changeState(field: 'status' | 'stage', value: number, name: string) {
    this.#change(({ project }) =>
      this.#run(project.changeProjectMutation(1, field), { field, option: { name, value } }),
    );
  }

  changeTask(status: number) {
    this.#change(({ tasks }) => this.#run(tasks.changeTaskMutation(1, 1), { taskId: 1, status }));
  }

  cancelMeeting(id: number) {
    this.#change(({ meetings }) => this.#run(meetings.cancelMeetingMutation(id), undefined));
  }

  decide(isApproved: boolean) {
    this.#change(({ applications }) => {
      const list = this.page.client.getQueryData(applications.applicationsOptions().queryKey);
      const [pending] = list?.items.filter(({ status }) => status === 'pending') ?? [];
      return pending && this.#run(applications.decideApplicationMutation(pending), isApproved);
    });
  }

  /** Types into a form, as who the page is of. */
  type(text: string) {
    const { page } = this;
    this.#change(({ drafts }) => {
      const name = { owner: page.draftOwner, form: FORM };
      drafts.writeDraft(name, { values: { text }, bookkeeping: {} });
      this.#typed.set(page.login, text);
    });
  }

  /** The server has accepted what was typed here before. */
  accept() {
    const { page } = this;
    this.#change(({ drafts }) => {
      drafts.acceptDraft({ owner: page.draftOwner, form: FORM }, this.#draft());
      this.#typed.delete(page.login);
    });
  }

  /** What the form shows, and what it should. */
  form() {
    return {
      shown: this.page.login === '' ? undefined : this.#draft()['text'],
      typed: this.#typed.get(this.page.login),
    };
  }

  #draft() {
    const { page } = this;
    const name = { owner: page.draftOwner, form: FORM };
    return here.run(page, () => this.#modules.drafts.readDraft(name).values);
  }

  /** Somebody comes back to the window. */
  focus() {
    this.#act(({ store }) => {
      store.syncSession();
      this.page.client.getQueryCache().onFocus();
    });
  }

  /** As the page of signing out does. */
  signOut() {
    this.#act(({ store }) => store.signOut());
  }

  /** As the login page does, which a visitor alone sees. */
  signIn(username: string, password: string) {
    this.#act(async ({ signIn, store }) => {
      const { page } = this;
      store.syncSession();
      if (page.login !== '' || store.isSignedIn()) return;
      await this.#run(signIn.signInMutation(), { username, password });
      if (page.isGone) return;
      page.client.clear();
      this.#look();
    });
  }

  /** All that the memory of the page holds, as a text to look for somebody's data in. */
  memory(): string {
    const { client } = this.page;
    return JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
  }

  /** What the screen says of what both tabs may change. */
  shown() {
    const { client } = this.page;
    const { project: projectQueries, projects, tasks, meetings, applications } = this.#modules;
    const project = client.getQueryData(projectQueries.projectOptions(1).queryKey);
    const list = client.getQueryData(projects.projectsOptions().queryKey);
    const inList = list?.items.find(({ id }) => id === 1);
    return {
      project: [project?.status, project?.stage],
      list: [inList?.status, inList?.stage],
      task: client.getQueryData(tasks.tasksOptions(1).queryKey)?.items.find(({ id }) => id === 1)
        ?.status,
      meetings: client.getQueryData(meetings.meetingsOptions().queryKey)?.items.map(({ id }) => id),
      pending: client
        .getQueryData(applications.applicationsOptions().queryKey)
        ?.items.filter(({ status }) => status === 'pending')
        .map(({ id }) => id),
    };
  }
}
