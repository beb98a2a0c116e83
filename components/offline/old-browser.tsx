/**
 * For browsers that cannot run the app, and so must be able to show this without running anything: globals.css hides it
 * from those that know what the app is made of.
 */
export function OldBrowser() {
  return (
    <>
      <p className="old-browser" role="status">
        <strong>This browser is too old for Yuss.</strong> It cannot keep a sheet, nor work without the network. Use a
        newer one: Chrome or Edge from 111 on, Firefox from 128, Safari from 16.4. What stands on this page can still be
        read.
      </p>
      <noscript>
        <p className="m-4">Yuss needs JavaScript to keep a sheet. The rules can be read without it.</p>
      </noscript>
    </>
  )
}
