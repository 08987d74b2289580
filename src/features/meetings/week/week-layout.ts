import { type Interval, minutesOf, overlap } from '@/lib/intervals';
import { addDays, clockMinutes, startOfDate } from '@/lib/time';

/** A meeting in the column of one day. */
export interface Placed<Item extends Interval> {
  item: Item;
  /** Minutes since midnight by the wall clock, 0 to 1440. */
  top: number;
  bottom: number;
  /** Index of its lane, and the number of lanes side by side. */
  lane: number;
  lanes: number;
}

const DAY_MINUTES = 24 * 60;
/** Shorter meetings are drawn this high, so that they can be read. */
const LEAST_MINUTES = 15;

/**
 * Positions of the meetings in the column of a day: by the wall clock, like the hours beside the column, also on
 * days of 23 or 25 hours. Overlapping meetings are side by side.
 */
export function placeDay<Item extends Interval>(
  items: readonly Item[],
  date: string,
): Placed<Item>[] {
  const day = { start: startOfDate(date), end: startOfDate(addDays(date, 1)) };
  const placed = items
    .filter((item) => overlap(item, day) || (item.start === item.end && holds(day, item.start)))
    .map((item) => ({ item, ...extentOf(item, day), lane: 0, lanes: 1 }))
    .toSorted((a, b) => a.top - b.top || b.bottom - a.bottom);

  let cluster: Placed<Item>[] = [];
  let clusterBottom = 0;
  for (const one of placed) {
    if (one.top >= clusterBottom) cluster = [];
    one.lane = firstFreeLane(cluster, one.top);
    cluster.push(one);
    clusterBottom = Math.max(...cluster.map(({ bottom }) => bottom));
    const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
    for (const neighbour of cluster) neighbour.lanes = lanes;
  }
  return placed;
}

function holds(day: Interval, instant: number): boolean {
  return day.start <= instant && instant < day.end;
}

function extentOf(item: Interval, day: Interval): { top: number; bottom: number } {
  const top = item.start < day.start ? 0 : clockMinutes(item.start);
  const bottom = item.end >= day.end ? DAY_MINUTES : clockMinutes(item.end);
  // When the clocks go back during a meeting, its end may be before its start by the wall clock.
  const lasted = bottom > top ? bottom - top : minutesOf(item);
  const height = Math.max(lasted, LEAST_MINUTES);
  return {
    top: Math.min(top, DAY_MINUTES - LEAST_MINUTES),
    bottom: Math.min(top + height, DAY_MINUTES),
  };
}

function firstFreeLane(cluster: readonly Placed<Interval>[], top: number): number {
  const taken = new Set(cluster.filter(({ bottom }) => bottom > top).map(({ lane }) => lane));
  let lane = 0;
  while (taken.has(lane)) lane += 1;
  return lane;
}

/** Hours that are shown of a week without meetings. */
const WORKING_HOURS = { first: 9, last: 18 };

/** The hours from the first to the last meeting of a week, each as a whole. */
export function hoursOf(placed: readonly Placed<Interval>[]): { first: number; last: number } {
  if (placed.length === 0) return WORKING_HOURS;
  return {
    first: Math.floor(Math.min(...placed.map(({ top }) => top)) / 60),
    last: Math.ceil(Math.max(...placed.map(({ bottom }) => bottom)) / 60),
  };
}
