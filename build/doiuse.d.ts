declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  type Usage = { feature: string; featureData: { missing?: string }; usage: ChildNode };
  export default function doiuse(options: {
    browsers: readonly string[];
    ignore: readonly string[];
    onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
