import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDraftOwner } from '@/components/form/draft-owner';
import type { Project } from '@/domain/project';
import { type ListedStudent, studentsWithProject } from '@/domain/project-list';
import { registeredStudents } from '@/lib/registered-students';
import { projectsOptions } from '@/queries/projects';

const NONE: readonly Project[] = [];

export interface KnownProjects {
  projects: readonly Project[];
  /** Keys of the students with a project, by the server's list or registered in this browser. */
  withProject: ReadonlySet<string>;
  /** Records of the list that could not be read. */
  lost: number;
  /** The list could not be read. */
  isMissing: boolean;
}

/** The projects, and which students have one; `undefined` until the list has been read or has failed. */
export function useKnownProjects(students: readonly ListedStudent[]): KnownProjects | undefined {
  const owner = useDraftOwner();
  const { data, dataUpdatedAt, isFetched } = useQuery(projectsOptions());
  return useMemo(() => {
    if (!isFetched) return undefined;
    const { items: projects, lost } = data ?? { items: NONE, lost: 0 };
    const registered = registeredStudents.read(owner);
    const withProject = studentsWithProject(students, projects, registered, dataUpdatedAt);
    return { projects, withProject, lost, isMissing: !data };
  }, [data, dataUpdatedAt, isFetched, owner, students]);
}
