import { type Interval, minutesOf, overlap } from '@/lib/intervals';
import { addDays, clockMinutes, startOfDate } from '@/lib/time';

/** A meeting in the column of one day. */
export interface Placed<Item extends Interval> {
  item: Item;
  /** Minutes since midnight by the clock on the wall, 0 to 1440. */
  top: number;
  bottom: number;
  /** Which of the columns side by side it takes, and how many there are. */
  lane: number;
  lanes: number;
}

const DAY_MINUTES = 24 * 60;
/** A shorter meeting takes as much room, so that it can be read. */
const LEAST_MINUTES = 15;

/**
 * Where the meetings stand in the column of a day: by the clock on the wall, as the hours beside
 * the column are, also on the days that have 23 or 25 of them. Those that would cover one another
 * stand side by side.
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
  // A meeting during which the clocks go back may end earlier on the wall than it began.
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
