import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../-home';

export const Route = createFileRoute('/students/add')({ component: Home });
