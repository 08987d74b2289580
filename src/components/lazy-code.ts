import { useEffect, useState } from 'react';
import { reloadAfterRelease } from '@/lib/release';

interface LazyCode<Code> {
  /** The code as soon as it is there. It is fetched when it is wanted, at once unless told otherwise. */
  useCode: (isWanted?: boolean) => { code: Code | undefined; isMissing: boolean };
  /** Has it fetched before it is wanted. */
  preload: () => void;
}

/**
 * Code that is too heavy to come with what uses it. After a release, which took its file away, the document
 * is loaded anew.
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
    preload: () => {
      loadOnce().catch(() => undefined);
    },
  };
}
