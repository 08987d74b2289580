import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '@/features/students/students-page';
import { prefetch } from '@/queries/client';
import { studentsOptions } from '@/queries/students';

export const Route = createFileRoute('/_protected/students/')({
  loader: ({ context }) => prefetch(context.queryClient, studentsOptions()),
  component: StudentsPage,
});
