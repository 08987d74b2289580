/** The sections of a project between which its side menu leads. */
export type ProjectSection = '' | '/tasks' | '/commits' | '/stats';

/** What the pages of a project tell the layout around them; stands in the route's `staticData`. */
export interface ProjectPlace {
  /** A task and the form of a new one are among the tasks. */
  section: ProjectSection;
  /** The page shows theme, status and stage itself, so the head does not. */
  saysProject?: boolean;
  /** The page is the form that the head's button 'Назначить задание' leads to. */
  isAssigning?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    projectPlace?: ProjectPlace;
  }
}
