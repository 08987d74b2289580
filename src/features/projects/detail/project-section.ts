/** The sections of a project in its side menu, as the ends of their paths. */
export type ProjectSection = '' | '/tasks' | '/commits' | '/stats';

/** What a page of a project tells the layout around it, in the `staticData` of its route. */
export interface ProjectPlace {
  /** The page of a task and the form of a new task belong to '/tasks'. */
  section: ProjectSection;
  /** The page itself shows the theme, so the layout does not. */
  showsProject?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    projectPlace?: ProjectPlace;
  }
}
