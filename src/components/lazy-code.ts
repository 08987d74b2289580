import { useEffect, useState } from 'react';
import { reloadAfterRelease } from '@/lib/release';

interface LazyCode<Code> {
  /** The code once it has loaded. It is fetched when `isWanted`, by default at once. */
  useCode: (isWanted?: boolean) => { code: Code | undefined; isMissing: boolean };
  /** Fetches the code ahead of time; settles when it has come or failed. */
  preload: () => Promise<void>;
}

/**
 * Code loaded separately because it is heavy. If a new release has removed its file, the document is reloaded.
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;

  async function loadOnce() {
    try {
      loading ??= load();
      loaded = await loading;
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  function useCode(isWanted = true) {
    const [code, setCode] = useState(() => loaded);
    const [isMissing, setIsMissing] = useState(false);
    useEffect(() => {
      if (!isWanted || code !== undefined) return undefined;
      let isHere = true;
      loadOnce().then(
        (came) => isHere && setCode(() => came),
        async () => {
          if (isHere && !(await reloadAfterRelease())) setIsMissing(true);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted, code]);
    return { code, isMissing };
  }

  return {
    useCode,
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}
