import { useEffect, useState } from 'react';
import { reloadAfterRelease } from '@/lib/release';

interface LazyCode<Code> {
  /**
   * The code as soon as it is there; where it could not be had, `isMissing` until the next try. It is
   * fetched when it is wanted, at once unless told otherwise.
   */
  useCode: (isWanted?: boolean) => {
    code: Code | undefined;
    isMissing: boolean;
    retry: () => void;
  };
  /** Has it fetched before it is wanted. */
  preload: () => void;
}

/**
 * Code that is too heavy to come with what uses it. It keeps no failure: the network is asked again
 * on demand. After a release, which took its file away, the document is loaded anew.
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
    const [attempt, setAttempt] = useState({ isMissing: false });
    useEffect(() => {
      if (!isWanted || code !== undefined || attempt.isMissing) return undefined;
      let isHere = true;
      loadOnce().then(
        (came) => isHere && setCode(() => came),
        async () => {
          if (isHere && !(await reloadAfterRelease())) setAttempt({ isMissing: true });
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted, code, attempt]);
    return {
      code,
      isMissing: attempt.isMissing,
      retry: () => setAttempt({ isMissing: false }),
    };
  }

  return {
    useCode,
    preload: () => {
      loadOnce().catch(() => undefined);
    },
  };
}
