import {
  QueryObserver,
  type QueryObserverOptions,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { vi } from 'vitest';
import { currentPage, ownerOf, type Page } from './network';

/*
 * A browser with two tabs and without a screen: each tab has its own modules, memory and query cache, both share
 * cookies, `localStorage` and the server. network.ts decides nothing by itself: a test delivers what is sent.
 */

type Modules = Awaited<ReturnType<typeof loadModules>>;

async function loadModules() {
  vi.resetModules();
  return {
    store: await import('@/api/session-store'),
    client: await import('@/queries/client'),
    session: await import('@/queries/session'),
    signIn: await import('@/queries/session'),
    project: await import('@/queries/projects'),
    projects: await import('@/queries/projects'),
    tasks: await import('@/queries/tasks'),
    meetings: await import('@/queries/meetings'),
    applications: await import('@/queries/applications'),
  };
}

/** A tab with a page that reads what both tabs may change. */
export class Tab {
  page!: Page;
  readonly #modules: Modules;
  readonly #stopWatching: () => void;
  readonly #storage = new Map<string, string>();

  static async open(): Promise<Tab> {
    return new Tab(await loadModules());
  }

  constructor(modules: Modules) {
    this.#modules = modules;
    this.#stopWatching = modules.store.watchSession(() => this.load());
  }

  /** Forgets everything, like a tab that was never used. */
  empty() {
    this.#storage.clear();
  }

  /** Closes the tab for good: it follows the session no more. */
  dispose() {
    this.close();
    this.#stopWatching();
  }

  /** Reloads the document: the memory is lost, cookies and storage stay. */
  load() {
    this.close();
    const page: Page = {
      client: undefined as never,
      professorId: '',
      storage: this.#storage,
      isClosed: false,
      stop: () => undefined,
    };
    page.client = this.#modules.client.createQueryClient();
    this.page = page;
    currentPage.run(page, () => {
      this.#modules.store.loadSession();
      this.#readAll();
    });
  }

  close() {
    const { page } = this;
    if (!page) return;
    page.isClosed = true;
    page.stop();
    page.client.clear();
  }

  /** Subscribes to all reads, as the components of a page do; a visitor's page reads nothing. */
  #readAll() {
    const { page } = this;
    const { store, session, project, projects, tasks, meetings, applications } = this.#modules;
    const { token } = store.getSession();
    page.professorId = ownerOf(token);
    if (token === undefined) return;
    const reads = [
      session.sessionOptions(),
      projects.projectsOptions(),
      project.projectOptions(1),
      tasks.tasksOptions(1),
      meetings.meetingsOptions(),
      applications.applicationsOptions(),
    ] as unknown as QueryObserverOptions[];
    const stops = reads.map((options) =>
      new QueryObserver(page.client, options).subscribe(() => undefined),
    );
    page.stop = () => stops.forEach((stop) => stop());
  }

  #mutate<Data, Variables>(
    options: UseMutationOptions<Data, Error, Variables>,
    variables: Variables,
  ) {
    const { client } = this.page;
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(options));
    return mutation.execute(variables);
  }

  #runInPage(action: (modules: Modules) => unknown) {
    const { page } = this;
    currentPage.run(page, () => {
      void Promise.resolve(action(this.#modules)).catch(() => undefined);
    });
  }

  /** Does nothing for a visitor, who can change nothing. */
  #change(action: (modules: Modules) => unknown) {
    if (this.page.professorId !== '') this.#runInPage(action);
  }

  changeState(field: 'status' | 'stage', value: number, name: string) {
    this.#change(({ project }) =>
      this.#mutate(project.changeProjectMutation(1, field), { field, option: { name, value } }),
    );
  }

  changeTask(status: number) {
    this.#change(({ tasks }) =>
      this.#mutate(tasks.changeTaskMutation(1, 1), { taskId: 1, status }),
    );
  }

  cancelMeeting(id: number) {
    this.#change(({ meetings }) => this.#mutate(meetings.cancelMeetingMutation(id), undefined));
  }

  decide(isApproved: boolean) {
    this.#change(({ applications }) => {
      const list = this.page.client.getQueryData(applications.applicationsOptions().queryKey);
      const [pending] = list?.items.filter(({ status }) => status === 'pending') ?? [];
      return pending && this.#mutate(applications.decideApplicationMutation(pending), isApproved);
    });
  }

  /** The window gets the focus. */
  focus() {
    this.#runInPage(({ store }) => {
      store.syncSession();
      this.page.client.getQueryCache().onFocus();
    });
  }

  /** As the logout page does. */
  signOut() {
    this.#runInPage(({ store }) => store.signOut());
  }

  /** As the login page does, which only a visitor sees. */
  signIn(username: string, password: string) {
    this.#runInPage(async ({ signIn, store }) => {
      const { page } = this;
      store.syncSession();
      if (page.professorId !== '' || store.isSignedIn()) return;
      const mutation = signIn.signInMutation();
      // The form's button sends nothing while a sign-in is under way.
      if (page.client.isMutating({ mutationKey: mutation.mutationKey }) > 0) return;
      await this.#mutate(mutation, { username, password });
      if (page.isClosed) return;
      page.client.clear();
      this.#readAll();
    });
  }

  /** The whole query cache as a text, to search for data of another account. */
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

  /** The values on the screen that both tabs may change. */
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
